/** Above the list of figures: a table of them. */
export function FigureLinks() {
  return (
    <nav className="outage-links" aria-label="主要指标">
      <a href="/admin/figure-import">从表格导入指标</a>
      <a href="/cms/api/figures/figure-import/template" download>
        下载模板
      </a>
    </nav>
  );
}
