/** In the menu, below the collections: for everybody. */
export function ManualLink() {
  return (
    <a className="nav__link menu-link" href="/admin/manual">
      使用手册
    </a>
  );
}
