/** The endpoint by which the admin imports a file of days. */
import type { Endpoint } from 'payload';
import { may } from '../access/rights.ts';
import { config } from '../config.ts';
import { MAX_FILE_BYTES, SheetError } from '../import/read-sheet.ts';
import { refusal } from '../refusal.ts';
import { importDays } from './import-days.ts';
import { readStockSettings } from './stock-store.ts';

export const stockDayImport: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'write', 'stock-days', false)) return refusal(403, '您没有导入行情数据的权限');
    if (Number(req.headers.get('content-length') ?? 0) > MAX_FILE_BYTES) return refusal(413, '文件超过 5 MB');
    const { series } = await readStockSettings(req.payload);
    if (series === 'demo' && !config.demoSeriesAllowed) return refusal(422, '本站以 SAMPLE=off 运行，不能存演示序列');
    const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? []);
    const name = decodeURIComponent(req.headers.get('x-file-name') ?? '');
    try {
      const imported = await importDays(req.payload, { bytes, name }, req, Date.now());
      return Response.json(imported, { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      if (error instanceof SheetError) return refusal(422, error.message);
      throw error;
    }
  },
};
