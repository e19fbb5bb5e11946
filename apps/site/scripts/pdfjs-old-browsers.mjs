// What pdf.js's legacy build takes for granted and browsers before about 2024 lack (Chromium 99–118, Safari 16.4–17.3).
// Served as it is beside pdf.js, and run before it on the page and in its worker.
Promise.withResolvers ??= function withResolvers() {
  let resolve;
  let reject;
  const promise = new this((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};

AbortSignal.any ??= (signals) => {
  const any = new AbortController();
  for (const signal of signals) {
    const abort = () => any.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: any.signal });
  }
  return any.signal;
};

if (!Array.prototype.toSpliced) {
  // oxlint-disable-next-line no-extend-native -- that is what a polyfill does
  Object.defineProperty(Array.prototype, 'toSpliced', {
    value: function toSpliced(...change) {
      const copy = [...this];
      copy.splice(...change);
      return copy;
    },
    configurable: true,
    writable: true,
  });
}

if (!ArrayBuffer.prototype.transferToFixedLength) {
  // oxlint-disable-next-line no-extend-native -- that is what a polyfill does
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value: function transferToFixedLength(length = this.byteLength) {
      const copy = new ArrayBuffer(length);
      new Uint8Array(copy).set(new Uint8Array(this).subarray(0, length));
      return copy;
    },
    configurable: true,
    writable: true,
  });
}
