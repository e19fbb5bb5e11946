import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import './account.css';

export const metadata: Metadata = {
  title: '修改密码 - 云峡内容管理',
  robots: { index: false },
  icons: '/admin-mark.svg',
};

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  );
}
