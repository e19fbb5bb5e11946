import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { SectionPage } from './section-page.tsx';

/** Its frame follows the path of the page. */
function At({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Routes location={path}>
      <Route path="*" element={children} />
    </Routes>
  );
}

const banner = {
  id: 1,
  position: 'news',
  title: '示例：新闻中心',
  subtitle: '示例：来水、发电与供电',
  image: { url: '/media/cover-1.png', alt: '', width: 1200, height: 675, sizes: [] },
  imageMobile: null,
  alt: '',
  link: '',
  startAt: null,
  endAt: null,
};

export function SectionPageExamples() {
  return (
    <>
      <At path="/news/important">
        <SectionPage>
          <p>列表</p>
        </SectionPage>
      </At>
      <At path="/news/comprehensive">
        <SectionPage banner={banner}>
          <p>列表</p>
        </SectionPage>
      </At>
      <At path="/flag_navigation/building">
        <SectionPage wrapped={false}>
          <p>党的建设</p>
        </SectionPage>
      </At>
      <At path="/details">
        <SectionPage record={{ title: '示例：一条新闻', type: 'important' }}>
          <p>正文</p>
        </SectionPage>
      </At>
    </>
  );
}
