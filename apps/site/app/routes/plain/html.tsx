/** Content of the content server, which has sanitised it; the page's policy runs no script that slipped through. */
export function Html({ content }: { content: string }) {
  return <div dangerouslySetInnerHTML={{ __html: content }} />;
}
