/** Multicasts a slow source: it is read once for all concurrent readers. */

/** A multicast stream: each reader gets all pieces from the first on. */
export interface Followed<Piece> {
  /** Resolves with the first piece (undefined when there is none), rejects when that one fails. */
  readonly first: Promise<Piece | undefined>;
  /** The pieces from the first on; throws where the source did. */
  follow(): AsyncGenerator<Piece>;
}

/** Reads a source once, without back-pressure, for any number of readers. */
export const toFollowed = <Piece>(source: AsyncIterable<Piece>): Followed<Piece> => {
  const pieces: Piece[] = [];
  let end: { error?: unknown } | undefined;
  const waiting: Array<() => void> = [];
  const notifyReaders = (): void => {
    for (const go of waiting.splice(0)) go();
  };
  const read = async (): Promise<void> => {
    try {
      for await (const piece of source) {
        pieces.push(piece);
        notifyReaders();
      }
      end = {};
    } catch (error) {
      end = { error };
    }
    notifyReaders();
  };
  async function* follow(): AsyncGenerator<Piece> {
    for (let at = 0; ; at += 1) {
      while (at >= pieces.length) {
        if (end?.error !== undefined) throw end.error;
        if (end) return;
        await new Promise<void>((go) => waiting.push(go));
      }
      yield pieces[at] as Piece;
    }
  }
  void read();
  const first = follow()
    .next()
    .then(({ value, done }) => (done ? undefined : value));
  return { first, follow };
};
