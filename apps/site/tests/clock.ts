/** Loaded into a built site: each SIGUSR2 sets its clock an hour ahead, or back again. */
const HOUR_MS = 3_600_000;
const real = Date.now;
let ahead = 0;
Date.now = () => real() + ahead;
process.on('SIGUSR2', () => {
  ahead = HOUR_MS - ahead;
  process.stdout.write(`clock: ${ahead}\n`);
});
