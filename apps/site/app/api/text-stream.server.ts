/** Text that is made while it is sent. */

/**
 * A body of text pieces. Nothing is made before it is asked for, and nothing ahead of the reader; who leaves ends the
 * making. A failure breaks the body off, so that it does not look complete.
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
