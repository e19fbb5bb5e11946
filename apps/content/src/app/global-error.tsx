'use client';

/** What an editor sees of a page that could not be made: most often the database or the disk is down for a while. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="zh-CN">
      <body style={{ font: '16px/1.8 sans-serif', margin: '15vh auto', maxWidth: '32em', padding: '0 1em' }}>
        <title>后台暂时无法打开</title>
        <h1>后台暂时无法打开</h1>
        <p>数据库、磁盘或文件存储可能暂时无法访问。已经保存的内容不受影响；正在编辑的内容请先复制到别处。</p>
        <p>请稍后再试；一直不能打开时，请联系管理员查看服务器的健康状态。</p>
        <button type="button" onClick={reset}>
          再试一次
        </button>
      </body>
    </html>
  );
}
