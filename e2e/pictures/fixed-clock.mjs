// Loaded before the site's server (`--import`): its clock stands still, so that a picture of today is one of tomorrow.
import { ServerResponse } from 'node:http';

const now = Number(process.env.PICTURES_NOW);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now] : parts));
  }
  static now() {
    return now;
  }
};

// Node writes the `Date` of an answer by the machine's clock. A page that reads it takes that for the server's time, and asks
// again and again for lists that are due by it.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...parts) {
  if (!this.hasHeader('Date')) this.setHeader('Date', new Date(now).toUTCString());
  return writeHead.apply(this, parts);
};
