/** An index from tags to cache keys: a change looks only at the entries it invalidates. */
export class TagIndex {
  readonly #keys = new Map<string, Set<string>>();

  add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      if (keys) keys.add(key);
      else this.#keys.set(tag, new Set([key]));
    }
  }

  remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(tag);
    }
  }

  /** Keys that carry any of the tags, each once. */
  keysOf(tags: readonly string[]): Set<string> {
    return new Set(tags.flatMap((tag) => [...(this.#keys.get(tag) ?? [])]));
  }

  /** Number of tags that some key carries. */
  get size(): number {
    return this.#keys.size;
  }
}
