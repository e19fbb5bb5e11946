/** A page as the site answers it: its text is at hand, and becomes a stream only where a server asks for one. */
export class PageResponse extends Response {
  readonly html: string;
  #asked: Response | undefined;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.html = html;
  }

  override get body(): Response['body'] {
    return this.#whole().body;
  }
  override get bodyUsed(): boolean {
    return this.#asked?.bodyUsed ?? false;
  }
  override text(): Promise<string> {
    return this.#whole().text();
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#whole().arrayBuffer();
  }

  #whole(): Response {
    return (this.#asked ??= new Response(this.html));
  }
}
