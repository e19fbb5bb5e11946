/** Above the list of notices: a new outage, and a table of them. */
export function OutageLinks() {
  return (
    <nav className="outage-links" aria-label="停电公告">
      <a href="/admin/collections/notices/create?type=overhaul">新建停电公告</a>
      <a href="/admin/outage-import">从表格导入停电公告</a>
    </nav>
  );
}
