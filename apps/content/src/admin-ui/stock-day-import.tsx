'use client';
import { useRef, useState } from 'react';
import type { DaysImported } from '../quotes/import-days.ts';

type Result = { name: string; imported: DaysImported } | { name: string; fault: string };

const HEADER = 'day,open,high,low,close,previousClose,volume,amount';

async function send(file: File): Promise<Result> {
  try {
    const answer = await fetch('/cms/api/stock-days/import', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(file.name) },
      body: await file.arrayBuffer(),
    });
    const body = (await answer.json().catch(() => ({}))) as DaysImported & { errors?: { message: string }[] };
    if (answer.ok) return { name: file.name, imported: body };
    return { name: file.name, fault: body.errors?.[0]?.message ?? '服务器没有应答，请稍后再试' };
  } catch {
    return { name: file.name, fault: '没有连上服务器，或者文件在上传时被改动，请重新选择文件' };
  }
}

/** Above the list of days: a file of them. */
export function StockDayImport() {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Result>();
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setIsBusy(true);
    setResult(await send(file));
    setIsBusy(false);
    if (input.current) input.current.value = '';
  };
  return (
    <section className="outage-import" aria-label="导入行情文件">
      <p>
        <label>
          <span>导入文件（.csv、.txt 或 .xlsx，一次最多1000行）：</span>
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,.xlsx"
            disabled={isBusy}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        </label>
      </p>
      <p>
        <span>表头：</span>
        <code>{HEADER}</code>
        <span>
          。也可以用中文列名（日期、开盘价、最高价、最低价、收盘价、昨收、成交量、成交额），这时成交量和成交额要写明单位，例如
          成交量（手）、成交额（万元）。停牌日的价格留空或写 --。
        </span>
      </p>
      <div role="status">
        {isBusy && <p>正在检查并写入……</p>}
        {!isBusy && result && <Outcome result={result} />}
      </div>
    </section>
  );
}

function Outcome({ result }: { result: Result }) {
  if ('fault' in result) return <p className="outage-import__fault">{`“${result.name}”：${result.fault}`}</p>;
  const { taken, changed, faults, repeated } = result.imported;
  const lines = [...faults.map((fault) => ({ ...fault, isFault: true })), ...repeated];
  return (
    <>
      <p>
        {`“${result.name}”：${taken}行通过检查，${changed}天有变化${changed === 0 ? '（与已有数据相同）' : ''}` +
          `${faults.length > 0 ? `；${faults.length}行没有导入` : ''}。`}
        {changed > 0 && <a href="/admin/collections/stock-days"> 刷新列表</a>}
      </p>
      {lines.length > 0 && (
        <ul>
          {lines
            .toSorted((a, b) => a.line - b.line)
            .map(({ line, reason }) => (
              <li key={`${line} ${reason}`}>{`第${line}行：${reason}`}</li>
            ))}
        </ul>
      )}
    </>
  );
}
