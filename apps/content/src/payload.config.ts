import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { zh } from '@payloadcms/translations/languages/zh';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { ownLocksOnly } from './access/document-locks.ts';
import { tellRefusal } from './access/refused-requests.ts';
import { adminWords, withoutSplits } from './admin-words.ts';
import { auditExport } from './audit/audit-export.ts';
import { auditedCollection, auditedGlobal } from './audit/audited.ts';
import { allCollections } from './collections/all-collections.ts';
import { checkRecordEndpoint } from './check/check-record.ts';
import { config } from './config.ts';
import { database } from './database.ts';
import { tellFault } from './faults/tell-fault.ts';
import { globalWithFormGuard, withFormGuard } from './fields/form-guard.ts';
import { richTextEditor } from './editor/rich-text.ts';
import { checkWords } from './globals/check-words.ts';
import { reviewSettings } from './globals/review-settings.ts';
import { searchSettings } from './globals/search-settings.ts';
import { siteInfo } from './globals/site-info.ts';
import { stockSettings } from './globals/stock-settings.ts';
import { reviewStateEndpoint } from './hooks/review-state.ts';
import { manualPictures } from './manual/manual-pictures.ts';
import { noMail } from './no-mail.ts';
import { payloadLevels, payloadLogger } from './payload-logger.ts';
import { previewedCollection } from './preview/previewed-collection.ts';
import { loggedCollection, loggedGlobal } from './publishing/note-changes.ts';
import { FIELD_LIMIT, FILE_LIMIT, FILE_TOO_LARGE, REQUEST_LIMIT } from './upload-limits.ts';

const sourceDirectory = path.dirname(fileURLToPath(import.meta.url));

const payloadConfig = buildConfig({
  secret: config.secret,
  telemetry: false,
  logger: payloadLogger,
  loggingLevels: payloadLevels,
  graphQL: { disable: true },
  routes: { api: '/cms/api', admin: '/admin' },
  i18n: {
    supportedLanguages: { zh: { ...zh, translations: withoutSplits(zh.translations) } },
    fallbackLanguage: 'zh',
    translations: { zh: adminWords },
  },
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
      actions: ['/admin-ui/desk-clock.tsx#DeskClock'],
      beforeDashboard: ['/admin-ui/desk.tsx#Desk'],
      afterDashboard: ['/admin-ui/search-insight.tsx#SearchInsight'],
      afterNavLinks: ['/admin-ui/audit-link.tsx#AuditLink', '/admin-ui/manual-link.tsx#ManualLink'],
      views: {
        audit: { Component: '/admin-ui/audit-view.tsx#AuditView', path: '/audit', meta: { title: '操作记录' } },
        manual: { Component: '/admin-ui/manual-view.tsx#ManualView', path: '/manual', meta: { title: '使用手册' } },
        outageImport: {
          Component: '/admin-ui/outage-import-view.tsx#OutageImportView',
          path: '/outage-import',
          meta: { title: '导入停电公告' },
        },
        figureImport: {
          Component: '/admin-ui/figure-import-view.tsx#FigureImportView',
          path: '/figure-import',
          meta: { title: '导入主要指标' },
        },
      },
      afterLogin: ['/admin-ui/login-note.tsx#LoginNote'],
      providers: [
        '/admin-ui/until-ready.tsx#UntilReady',
        '/admin-ui/session-guard.tsx#SessionGuard',
        '/admin-ui/paste-cleaner.tsx#PasteCleaner',
      ],
      graphics: { Logo: '/admin-ui/mark.tsx#Logo', Icon: '/admin-ui/mark.tsx#Mark' },
    },
    importMap: { baseDir: sourceDirectory },
  },
  editor: richTextEditor,
  sharp,
  upload: {
    limits: { fileSize: FILE_LIMIT, fieldSize: FIELD_LIMIT },
    requestSizeLimit: REQUEST_LIMIT,
    abortOnLimit: true,
    responseOnLimit: FILE_TOO_LARGE,
  },
  email: noMail,
  endpoints: [auditExport, manualPictures, reviewStateEndpoint, checkRecordEndpoint],
  hooks: { afterError: [tellFault, tellRefusal] },
  db: database,
  collections: allCollections.map(withFormGuard).map(loggedCollection).map(auditedCollection).map(previewedCollection),
  globals: [...[siteInfo, searchSettings, stockSettings].map(loggedGlobal), ...[reviewSettings, checkWords]]
    .map(globalWithFormGuard)
    .map(auditedGlobal),
  typescript: { outputFile: path.join(sourceDirectory, 'payload-types.ts') },
});

export default ownLocksOnly(payloadConfig);
