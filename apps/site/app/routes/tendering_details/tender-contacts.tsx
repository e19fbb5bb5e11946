import type { TenderContact } from '@yunxia/contract/purchase';
import { ArticlePart } from '../../components/article/article-part.tsx';
import { telHref } from '../../shell/navigation.ts';
import styles from './tender-article.module.css';

/** Whom to ask: by role, with telephone and mail as links. */
export function TenderContacts({ contacts }: { contacts: readonly TenderContact[] }) {
  const filled = contacts.filter((contact) => Object.values(contact).some((text) => text.trim() !== ''));
  if (filled.length === 0) return null;
  return (
    <ArticlePart id="tender-contacts" title="联系方式">
      <ul className={styles.contacts}>
        {filled.map(({ role, name, phone, email, address }, position) => (
          // Two people may have one role and one name.
          <li key={`${position} ${role}`} className={styles.contact}>
            <h3 className={styles.role}>{role || '联系人'}</h3>
            {name ? <p>{name}</p> : null}
            {phone ? (
              <p>
                <span className={styles.way}>电话</span>
                <a href={telHref(phone)} className={`tlink num ${styles.link}`}>
                  {phone}
                </a>
              </p>
            ) : null}
            {email ? (
              <p>
                <span className={styles.way}>邮箱</span>
                <a href={`mailto:${email}`} className={`tlink ${styles.link}`}>
                  {email}
                </a>
              </p>
            ) : null}
            {address ? (
              <p>
                <span className={styles.way}>地址</span>
                <span>{address}</span>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </ArticlePart>
  );
}
