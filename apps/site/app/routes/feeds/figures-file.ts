import { ContentError } from '@yunxia/contract/content-error';
import { figureList } from '@yunxia/contract/figure';
import { figureGroups } from '@yunxia/contract/report-codes';
import type { LoaderFunctionArgs } from 'react-router';
import { refuseUnknownFields } from '../../api/known-fields.server.ts';
import { loadContext } from '../../api/load-context.server.ts';
import { unavailable } from '../../api/unavailable.server.ts';
import { tableFile } from './table-file.server.ts';

/** How long readers and shared caches may keep it, in seconds. */
const MAX_AGE = 300;
const HEAD = ['类别', '指标', '期间', '数值', '单位', '议题编号', '议题', '追溯调整', '说明', '计算方法'] as const;

/**
 * `/feeds/figures.csv` and `.xlsx`: every period of every main figure, a row each. A missing value is an empty cell. 503 while
 * the content server is down.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const refusal = refuseUnknownFields(url, []);
  if (refusal) return refusal;
  try {
    const { api } = context.get(loadContext);
    const { list } = await api(figureList, {}, { signal: request.signal });
    const rows = list.flatMap((figure) =>
      figure.values.map(({ period, value, restated, note }) => [
        ...[figureGroups[figure.group], figure.label, period],
        /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value,
        ...[figure.unit, figure.topicNumber, figure.topic, restated ? '是' : '', note, figure.method],
      ]),
    );
    return await tableFile(url.pathname, { name: 'figures', title: '主要指标', head: HEAD, rows, maxAge: MAX_AGE });
  } catch (error) {
    if (error instanceof ContentError) return unavailable();
    throw error;
  }
}
