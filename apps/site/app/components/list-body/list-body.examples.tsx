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
        noun="公告"
        searched=""
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
