import { Pagination } from './pagination.tsx';

export function PaginationExamples() {
  return (
    <>
      <Pagination page={1} pages={22} hrefFor={(page) => `/examples?page=${page}`} />
      <Pagination page={11} pages={22} hrefFor={(page) => `/examples?page=${page}`} />
      <Pagination page={22} pages={22} hrefFor={(page) => `/examples?page=${page}`} />
      <Pagination page={1} pages={1} hrefFor={(page) => `/examples?page=${page}`} />
    </>
  );
}
