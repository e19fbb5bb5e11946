'use client';
import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { PreviewLink } from '../preview/previewed-collection.ts';

/** Beside the buttons of a record: opens its saved version on the site, here or on a phone. */
export function PreviewButton() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const isModified = useFormModified();
  const [link, setLink] = useState<PreviewLink | string>();
  const isOpen = link !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setLink(undefined);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  if (id === undefined || collectionSlug === undefined || isTrashed) return null;
  const address = `/cms/api/${collectionSlug}/${id}/preview`;
  const ask = async (): Promise<void> => {
    if (isOpen) return setLink(undefined);
    try {
      const answer = await fetch(address);
      const body = (await answer.json()) as PreviewLink & { errors?: { message: string }[] };
      setLink(answer.ok ? body : (body.errors?.[0]?.message ?? '预览没有生成，请稍后再试'));
    } catch {
      setLink('预览没有生成，请检查网络后再试');
    }
  };
  return (
    <div className="preview-button">
      <Button
        el="anchor"
        url={`${address}?open=1`}
        newTab
        buttonStyle="secondary"
        size="medium"
        extraButtonProps={{ rel: 'noreferrer', title: isModified ? '预览的是上次保存的内容' : '在网站上看这条内容' }}
      >
        预览
      </Button>
      <Button
        buttonStyle="secondary"
        size="medium"
        onClick={() => void ask()}
        extraButtonProps={{ 'aria-expanded': isOpen }}
      >
        手机预览
      </Button>
      {isOpen && (
        <div className="preview-button__panel" role="group" aria-label="手机预览">
          {typeof link === 'string' ? <p role="alert">{link}</p> : <Code link={link} />}
          {isModified && <p>还没有保存的改动不在预览里。</p>}
        </div>
      )}
    </div>
  );
}

function Code({ link: { code, minutes } }: { link: PreviewLink }) {
  const path = code
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('');
  return (
    <>
      <svg viewBox={`0 0 ${code.length} ${code.length}`} width="200" height="200" role="img" aria-label="预览的二维码">
        <path fill="#fff" d={`M0 0h${code.length}v${code.length}H0z`} />
        <path fill="#000" d={path} shapeRendering="crispEdges" />
      </svg>
      <p>用手机扫码打开，{minutes}分钟内有效。拿到链接的人都能看，请勿转发。</p>
    </>
  );
}
