import { ListRow, RowList } from '../list-row/list-row.tsx';
import { ListBody } from './list-body.tsx';

const hrefFor = (page: number): string => `/examples?page=${page}`;

export function ListBodyExamples() {
  return (
    <>
      <ListBody
        title="示例列表"
        noun="公告"
        searched="“电缆”"
        total={21}
        shown={1}
        page={1}
        pages={3}
        order="按发布时间倒序"
        note={<span>数据时间 10:00</span>}
        whole="/examples"
        hrefFor={hrefFor}
        skeleton="row"
      >
        <RowList label="示例列表">
          <ListRow to="/examples" title="示例：电缆采购公告" />
        </RowList>
      </ListBody>
      <ListBody
        title="空的示例列表"
        noun="职位"
        unit="个职位"
        searched="“焊工”"
        other={{ path: '/human_resources/campus', title: '校园招聘' }}
        total={0}
        shown={0}
        page={1}
        pages={0}
        whole="/examples"
        hrefFor={hrefFor}
        skeleton="row"
      >
        {null}
      </ListBody>
    </>
  );
}
