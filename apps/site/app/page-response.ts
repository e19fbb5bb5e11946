/** A page as the site answers it: its text is at hand, and becomes bytes only where a server reads its body. */
export class PageResponse extends Response {
  readonly html: string;

  constructor(html: string, init: ResponseInit) {
    // React Router looks at the body of each answer to see that it is one: the bytes are made when they are asked for
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          controller.enqueue(new TextEncoder().encode(html));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    super(body, init);
    this.html = html;
  }
}
