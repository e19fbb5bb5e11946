import { SEARCH_KEY_LIMIT } from '@yunxia/contract/search';
import { countGraphemes, cutText } from '@yunxia/contract/text-limit';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { GetForm } from '../../components/get-form/get-form.tsx';
import { named } from '../../site-map.ts';

/** The key, with its limit and counter. */
export function SearchForm({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  return (
    <GetForm action={named.search} role="search">
      <label>
        关键词
        <input
          type="search"
          name="key"
          value={text}
          onChange={(event) => setText(cutText(event.target.value, SEARCH_KEY_LIMIT))}
        />
      </label>
      <span>
        已输入 {countGraphemes(text)}/{SEARCH_KEY_LIMIT}
      </span>
      <Button type="submit" icon="search">
        搜索
      </Button>
    </GetForm>
  );
}

/** A title or snippet with what was found marked. */
export function Parts({ parts }: { parts: ReadonlyArray<{ text: string; hit: boolean }> }) {
  return parts.map((part, at) => (part.hit ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>));
}
