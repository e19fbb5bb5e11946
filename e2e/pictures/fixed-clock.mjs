// Loaded before the site's server (`--import`): its clock stands still, so that a picture of today is one of tomorrow.
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
