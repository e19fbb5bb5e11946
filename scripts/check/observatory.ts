// `npm run observatory https://www.example.cn/home …`: grades addresses of a running site by the rules of Mozilla's HTTP
// Observatory. Exit code 0 for A+ everywhere, 1 for less, 2 when there is no answer.
import { gradeOf } from './observatory-rules.ts';
import { observe } from './observe.ts';
import { PlainError, runMain } from '../plain-error.ts';

await runMain(async () => {
  const addresses = process.argv.slice(2);
  if (addresses.length === 0 || !addresses.every((one) => /^https?:\/\//.test(one) && URL.canParse(one))) {
    throw new PlainError('用法：npm run observatory https://www.example.cn/ …\nUsage: npm run observatory <url> …');
  }
  let code = 0;
  for (const address of addresses) code = Math.max(code, await grade(address));
  process.exitCode = code;
});

async function grade(address: string): Promise<number> {
  const seen = await observe(new URL(address)).catch((error: Error) => error);
  if (seen instanceof Error) {
    console.error(`${address} 没有应答 / does not answer: ${seen.message}`);
    return 2;
  }
  const { grade: letter, score, findings } = gradeOf(seen);
  for (const { points, result } of findings) console.log(`${String(points).padStart(4)}  ${result}`);
  console.log(`\n${letter}  ${score}  ${seen.url.href}\n`);
  return letter === 'A+' ? 0 : 1;
}
