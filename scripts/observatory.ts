// `npm run observatory https://www.example.cn/home`: grades a running site by the rules of Mozilla's HTTP Observatory.
// Exit code 0 for A+, 1 for less, 2 when nobody answers.
import { gradeOf } from './observatory-rules.ts';
import { observe } from './observe.ts';
import { PlainError, runMain } from './plain-error.ts';

await runMain(async () => {
  const [address = ''] = process.argv.slice(2);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new PlainError('用法：npm run observatory https://www.example.cn/\nUsage: npm run observatory <url>');
  }
  const seen = await observe(new URL(address)).catch((error: Error) => error);
  if (seen instanceof Error) {
    console.error(`${address} 没有应答 / does not answer: ${seen.message}`);
    process.exitCode = 2;
    return;
  }
  const { grade, score, findings } = gradeOf(seen);
  for (const { points, result } of findings) console.log(`${String(points).padStart(4)}  ${result}`);
  console.log(`\n${grade}  ${score}  ${seen.url.href}`);
  process.exitCode = grade === 'A+' ? 0 : 1;
});
