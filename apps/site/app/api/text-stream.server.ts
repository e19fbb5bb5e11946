/** Streams text from a generator. */

/**
 * A body of text pieces, generated lazily and with back-pressure. A reader that cancels ends the generator. A failure breaks
 * the body off, so that it does not look complete.
 */
export const toTextStream = (text: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await text.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await text.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
};
