import { ListEmpty } from './list-empty.tsx';

const list = {
  title: '招标信息',
  noun: '公告',
  whole: '/tender_procurement/tendering',
  firstPage: '/tender_procurement/tendering',
};
const other = { path: '/tender_procurement/old_tendering', title: '历史招标' };

export function ListEmptyExamples() {
  return (
    <>
      <ListEmpty {...list} searched="工程 · “电缆”" total={0} pages={0} other={other} />
      <ListEmpty {...list} searched="" total={0} pages={0} other={other} />
      <ListEmpty {...list} searched="" total={24} pages={3} />
    </>
  );
}
