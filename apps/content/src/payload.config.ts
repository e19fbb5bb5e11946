import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { zh } from '@payloadcms/translations/languages/zh';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { ownLocksOnly } from './access/document-locks.ts';
import { tellRefusal } from './access/refused-requests.ts';
import { allCollections } from './collections/all-collections.ts';
import { config } from './config.ts';
import { database } from './database.ts';
import { tellFault } from './faults/tell-fault.ts';
import { richTextEditor } from './editor/rich-text.ts';
import { searchSettings } from './globals/search-settings.ts';
import { siteInfo } from './globals/site-info.ts';
import { noMail } from './no-mail.ts';
import { payloadLevels, payloadLogger } from './payload-logger.ts';
import { loggedCollection, loggedGlobal } from './publishing/note-changes.ts';

const sourceDirectory = path.dirname(fileURLToPath(import.meta.url));

const payloadConfig = buildConfig({
  secret: config.secret,
  telemetry: false,
  logger: payloadLogger,
  loggingLevels: payloadLevels,
  graphQL: { disable: true },
  routes: { api: '/cms/api', admin: '/admin' },
  i18n: { supportedLanguages: { zh }, fallbackLanguage: 'zh' },
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'yyyy-MM-dd HH:mm',
    timezones: {
      defaultTimezone: 'Asia/Shanghai',
      supportedTimezones: [{ label: '北京时间', value: 'Asia/Shanghai' }],
    },
    meta: {
      title: '内容管理',
      titleSuffix: '- 云峡内容管理',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/admin-mark.svg' }],
      description: '云峡网站的内容管理后台',
      // Its picture is drawn by an endpoint that we do not have.
      defaultOGImageType: 'off',
      openGraph: { siteName: '云峡内容管理', title: '云峡内容管理', description: '云峡网站的内容管理后台', images: [] },
    },
    components: {
      beforeDashboard: ['/admin-ui/search-insight.tsx#SearchInsight'],
      afterLogin: ['/admin-ui/login-note.tsx#LoginNote'],
      providers: ['/admin-ui/paste-cleaner.tsx#PasteCleaner'],
      graphics: { Logo: '/admin-ui/mark.tsx#Logo', Icon: '/admin-ui/mark.tsx#Mark' },
    },
    importMap: { baseDir: sourceDirectory },
  },
  editor: richTextEditor,
  sharp,
  upload: { limits: { fileSize: 200 * 1024 * 1024 }, abortOnLimit: true, responseOnLimit: '文件不能超过 200 MB' },
  email: noMail,
  hooks: { afterError: [tellFault, tellRefusal] },
  db: database,
  collections: allCollections.map(loggedCollection),
  globals: [siteInfo, searchSettings].map(loggedGlobal),
  typescript: { outputFile: path.join(sourceDirectory, 'payload-types.ts') },
});

export default ownLocksOnly(payloadConfig);
