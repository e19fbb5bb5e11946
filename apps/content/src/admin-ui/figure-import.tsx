'use client';
import { type ImportTable, TableImport } from './table-import.tsx';

const figures: ImportTable = {
  api: '/cms/api/figures/figure-import',
  title: '导入主要指标',
  list: { label: '主要指标', title: '查看主要指标', url: '/admin/collections/figures' },
  unit: '个指标',
  most: 200,
};

export function FigureImport() {
  return <TableImport table={figures} />;
}
