import { Button } from '../../components/button/button.tsx';
import { useCopy } from '../../components/copy-button/use-copy.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';

export interface CopyAddressProps {
  address: string;
  /** Spoken: the URL of what. */
  about: string;
  /** The drawing alone, for short rows. */
  compact?: boolean;
}

/** Copies a URL, and says so for a moment. It needs script, and is absent without. */
export function CopyAddress({ address, about, compact = false }: CopyAddressProps) {
  const { said, isDone, copy } = useCopy(address, '已复制', '请长按选取');
  const icon = isDone ? 'check' : 'copy';
  return (
    <span className="needs-script no-print">
      {compact ? (
        <IconButton icon={icon} label={`复制地址：${about}`} title="复制地址" onClick={copy} />
      ) : (
        <Button variant="line" icon={icon} onClick={copy}>
          <span>{said || '复制地址'}</span>
          <span className="vh">{about}</span>
        </Button>
      )}
      <span role="status" className="vh">
        {said}
      </span>
    </span>
  );
}
