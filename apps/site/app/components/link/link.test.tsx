import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Link as RouterLink, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Link, type LinkProps } from './link.tsx';

const write = (element: React.ReactElement): string =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/news/important?page=1'] })}
    />,
  );

test.each<LinkProps>([
  { to: '/', children: '首页' },
  { to: '/home' },
  { to: '/news/important', className: 'a', 'aria-current': 'page', children: <b>要闻</b> },
  { to: '/details?id=101#top', preventScrollReset: true, rel: 'next' },
  { to: '/search?key=停电 检修&sort=<&x="', onClick: () => undefined },
  { to: '/search?key=a//b' },
  { to: '/pdf?file=/media/a%20b.pdf' },
  { to: '/news/' },
  { to: '/news//important' },
  { to: '/news/../home' },
  { to: '/home?' },
  { to: '/home#' },
  { to: '?page=2' },
  { to: '#y2020' },
  { to: 'comprehensive' },
  { to: '//elsewhere.invalid/' },
  { to: 'https://elsewhere.invalid/' },
])('a server writes the link %j as the router would', (props) => {
  expect(import.meta.env.SSR).toBe(true);
  expect(write(<Link {...props} />)).toBe(write(<RouterLink {...props} discover="none" />));
});
