import type { Access, CollectionConfig, SelectField } from 'payload';
import { columnKeys, columns, dutyNames } from '../access/rights.ts';
import { administratorsOnly, administratorsOnlyField, isAdministrator, isWorking } from '../access/roles.ts';
import { config } from '../config.ts';
import { choiceField } from '../fields/choice.ts';
import { given } from '../fields/given.ts';
import { textField } from '../fields/text.ts';
import { emptyEmailIsNone, guardSignInNames, keepAnAdministrator, managePasswords } from '../hooks/user-rules.ts';
import { ADMIN_GROUPS } from './public-collection.ts';

const ownAccountOrAdministrator: Access = ({ req }) => {
  if (isAdministrator(req.user)) return true;
  return isWorking(req.user) && req.user ? { id: { equals: req.user.id } } : false;
};

interface Choices {
  name: string;
  label: string;
  description: string;
  options: Readonly<Record<string, string>>;
  defaultValue?: string[];
  isRequired?: boolean;
}

/** Several values out of a fixed set, which an administrator chooses. */
function choicesField({ name, label, description, options, defaultValue, isRequired }: Choices): SelectField {
  return {
    name,
    type: 'select',
    hasMany: true,
    label,
    ...given({ defaultValue }),
    options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
    validate: (values: unknown) => {
      const chosen = Array.isArray(values) ? values : [];
      if (!chosen.every((value) => typeof value === 'string' && Object.hasOwn(options, value))) return `${label}不正确`;
      return chosen.length > 0 || isRequired !== true || `请至少选择一项${label}`;
    },
    admin: { description },
    access: { create: administratorsOnlyField, update: administratorsOnlyField },
  };
}

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: '用户', plural: '用户' },
  admin: {
    useAsTitle: 'name',
    hideAPIURL: true,
    group: ADMIN_GROUPS.system,
    defaultColumns: ['name', 'username', 'role', 'duties', 'columns', 'updatedAt'],
  },
  auth: {
    loginWithUsername: { allowEmailLogin: true, requireEmail: false },
    tokenExpiration: 8 * 60 * 60,
    // Payload locks the account: anyone who knows its name could lock its owner out. Ours is in sign-in-guard.ts; this
    // number is never reached, and keeps the columns of the lock.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    cookies: { sameSite: 'Lax', secure: config.siteUrl?.startsWith('https:') ?? false },
  },
  access: {
    admin: ({ req }) => isWorking(req.user),
    read: ownAccountOrAdministrator,
    update: ownAccountOrAdministrator,
    create: administratorsOnly,
    delete: administratorsOnly,
    unlock: administratorsOnly,
  },
  hooks: {
    beforeValidate: [emptyEmailIsNone],
    beforeChange: [managePasswords, guardSignInNames, keepAnAdministrator.onChange],
    beforeDelete: [keepAnAdministrator.onDelete],
  },
  fields: [
    textField({ name: 'name', label: '姓名', required: true, limit: 'short' }),
    {
      ...choiceField({
        name: 'role',
        label: '角色',
        required: true,
        defaultValue: 'editor',
        description: '编辑按职责撰写、审核内容；管理员另可管理用户、设置审核、删除已发布的内容。',
        options: { administrator: '管理员', editor: '编辑' },
      }),
      saveToJWT: true,
      access: { create: administratorsOnlyField, update: administratorsOnlyField },
    },
    choicesField({
      name: 'duties',
      label: '职责',
      description: '审核者可以只审不写；自己的稿件由他人审核，一人只审一步。',
      options: dutyNames,
      defaultValue: ['writer'],
      isRequired: true,
    }),
    choicesField({
      name: 'columns',
      label: '负责栏目',
      description: '留空则为全部栏目；管理员不受此限。',
      options: Object.fromEntries(columnKeys.map((key) => [key, columns[key].label])),
    }),
    {
      name: 'mustChangePassword',
      type: 'checkbox',
      label: '下次登录须修改密码',
      defaultValue: false,
      saveToJWT: true,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, description: '管理员代设密码后自动勾选，本人改过密码后自动取消。' },
    },
  ],
};
