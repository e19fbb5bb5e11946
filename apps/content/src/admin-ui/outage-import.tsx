'use client';
import { type ImportTable, TableImport } from './table-import.tsx';

const outages: ImportTable = {
  api: '/cms/api/notices/outage-import',
  title: '导入停电公告',
  list: { label: '公告', title: '查看停电公告', url: '/admin/collections/notices?where[type][equals]=overhaul' },
  unit: '条',
  most: 1000,
};

export function OutageImport() {
  return <TableImport table={outages} />;
}
