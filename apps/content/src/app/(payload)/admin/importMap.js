import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Mark as Mark_87489f2bfb532b964da59f7c27b878d6 } from '../../../admin-ui/mark.tsx'
import { Logo as Logo_87489f2bfb532b964da59f7c27b878d6 } from '../../../admin-ui/mark.tsx'
import { LoginNote as LoginNote_88428c4cb65894d2d9c83c6749affbc3 } from '../../../admin-ui/login-note.tsx'
import { SearchInsight as SearchInsight_5d2f0a6c1b7e4c839f1a4f4d2c8e9b01 } from '../../../admin-ui/search-insight.tsx'
import { PasteCleaner as PasteCleaner_3c7b8f0e5d9a4e618b2f6d1c7a90e4f2 } from '../../../admin-ui/paste-cleaner.tsx'
import { UntilReady as UntilReady_2d7f4b9c1e6a4f38b5d0c8e3a7f19264 } from '../../../admin-ui/until-ready.tsx'
import { RecordCheck as RecordCheck_ef1fb56deb5bc4cda0a9a0b22d166d2f } from '../../../admin-ui/record-check.tsx'
import { DeskClock as DeskClock_9b1d3f5a7c2e4068b4d6f8a0c1e35792 } from '../../../admin-ui/desk-clock.tsx'
import { FormGuard as FormGuard_4e2a9c7d1b8f4d60a3c5e7f9012b4d68 } from '../../../admin-ui/form-guard.tsx'
import { RecordGuard as RecordGuard_7f0d2b6a4c8e4b1f9d3a5e7c1b2d4f60 } from '../../../admin-ui/record-guard.tsx'
import { StageCell as StageCell_0b6f1f6f7d2a4c0f8f3e5a9c1d2e3f40 } from '../../../admin-ui/stage-cell.tsx'
import { PreviewButton as PreviewButton_c3d6e49f12b04a7b8e5d4c9a31f2e5b6 } from '../../../admin-ui/preview-button.tsx'
import { AuditView as AuditView_a1f4c27d90b34e5f8c6d2b7e19a0c3d4 } from '../../../admin-ui/audit-view.tsx'
import { AuditLink as AuditLink_b2e5d38c01a45f6e9d7c3a8f20b1d4e5 } from '../../../admin-ui/audit-link.tsx'
import { ManualView as ManualView_2f8c1d5e7a904b36b1e8d3f6a5c29047 } from '../../../admin-ui/manual-view.tsx'
import { ManualLink as ManualLink_2f8c1d5e7a904b36b1e8d3f6a5c29057 } from '../../../admin-ui/manual-link.tsx'
import { KnownFile as KnownFile_2f8c1d5e7a904b36b1e8d3f6a5c29067 } from '../../../admin-ui/known-file.tsx'
import { MissingMediaFeatureClient as MissingMediaFeatureClient_5a1d7c3e9b2f4086a1c3e5d7f9b0a2c4 } from '../../../admin-ui/missing-media.tsx'
import { BeijingTime as BeijingTime_6b2e8d4f0a1c3e5f7a9b1d3c5e7f9a0b } from '../../../admin-ui/beijing-time.tsx'
import { SessionGuard as SessionGuard_7c3f9e5a1b2d4f608b0c2e4d6f8a0b1c } from '../../../admin-ui/session-guard.tsx'
import { OutageActions as OutageActions_6e1f0c52b7d94a83a1c5d0e97f3b2a04 } from '../../../admin-ui/outage-actions.tsx'
import { OutageCheck as OutageCheck_6e1f0c52b7d94a83a1c5d0e97f3b2a14 } from '../../../admin-ui/outage-check.tsx'
import { PlacePicker as PlacePicker_6e1f0c52b7d94a83a1c5d0e97f3b2a24 } from '../../../admin-ui/place-picker.tsx'
import { OutageLinks as OutageLinks_6e1f0c52b7d94a83a1c5d0e97f3b2a34 } from '../../../admin-ui/outage-links.tsx'
import { FigureLinks as FigureLinks_6e1f0c52b7d94a83a1c5d0e97f3b2a61 } from '../../../admin-ui/figure-links.tsx'
import { FigureImportView as FigureImportView_6e1f0c52b7d94a83a1c5d0e97f3b2a62 } from '../../../admin-ui/figure-import-view.tsx'
import { OutageImportView as OutageImportView_6e1f0c52b7d94a83a1c5d0e97f3b2a44 } from '../../../admin-ui/outage-import-view.tsx'
import { ReviewBefore as ReviewBefore_4d1b7c9e2a6f4830b5d8c3e7f1a20694 } from '../../../admin-ui/review-controls.tsx'
import { ReviewPublish as ReviewPublish_4d1b7c9e2a6f4830b5d8c3e7f1a20694 } from '../../../admin-ui/review-controls.tsx'
import { ReviewUnpublish as ReviewUnpublish_4d1b7c9e2a6f4830b5d8c3e7f1a20694 } from '../../../admin-ui/review-controls.tsx'
import { ReviewStatus as ReviewStatus_4d1b7c9e2a6f4830b5d8c3e7f1a20694 } from '../../../admin-ui/review-controls.tsx'
import { ReviewSteps as ReviewSteps_4d1b7c9e2a6f4830b5d8c3e7f1a20694 } from '../../../admin-ui/review-panels.tsx'
import { ReviewLog as ReviewLog_4d1b7c9e2a6f4830b5d8c3e7f1a20694 } from '../../../admin-ui/review-panels.tsx'
import { Desk as Desk_7e2c9d4b1f6a4835a0c3d8e5b7f41296 } from '../../../admin-ui/desk.tsx'
import { TenderChain as TenderChain_6e1f0c52b7d94a83a1c5d0e97f3b2a04 } from '../../../admin-ui/tender-chain.tsx'
import { TenderCheck as TenderCheck_6e1f0c52b7d94a83a1c5d0e97f3b2a14 } from '../../../admin-ui/tender-check.tsx'
import { ProjectNumber as ProjectNumber_6e1f0c52b7d94a83a1c5d0e97f3b2a24 } from '../../../admin-ui/project-number.tsx'
import { ReviewDiff as ReviewDiff_4d1b7c9e2a6f4830b5d8c3e7f1a20694 } from '../../../admin-ui/review-panels.tsx'
import { StockDayImport as StockDayImport_6e1f0c52b7d94a83a1c5d0e97f3b2a54 } from '../../../admin-ui/stock-day-import.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin-ui/known-file.tsx#KnownFile": KnownFile_2f8c1d5e7a904b36b1e8d3f6a5c29067,
  "/admin-ui/manual-view.tsx#ManualView": ManualView_2f8c1d5e7a904b36b1e8d3f6a5c29047,
  "/admin-ui/manual-link.tsx#ManualLink": ManualLink_2f8c1d5e7a904b36b1e8d3f6a5c29057,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin-ui/mark.tsx#Mark": Mark_87489f2bfb532b964da59f7c27b878d6,
  "/admin-ui/mark.tsx#Logo": Logo_87489f2bfb532b964da59f7c27b878d6,
  "/admin-ui/login-note.tsx#LoginNote": LoginNote_88428c4cb65894d2d9c83c6749affbc3,
  "/admin-ui/search-insight.tsx#SearchInsight": SearchInsight_5d2f0a6c1b7e4c839f1a4f4d2c8e9b01,
  "/admin-ui/paste-cleaner.tsx#PasteCleaner": PasteCleaner_3c7b8f0e5d9a4e618b2f6d1c7a90e4f2,
  "/admin-ui/until-ready.tsx#UntilReady": UntilReady_2d7f4b9c1e6a4f38b5d0c8e3a7f19264,
  "/admin-ui/record-check.tsx#RecordCheck": RecordCheck_ef1fb56deb5bc4cda0a9a0b22d166d2f,
  "/admin-ui/desk-clock.tsx#DeskClock": DeskClock_9b1d3f5a7c2e4068b4d6f8a0c1e35792,
  "/admin-ui/form-guard.tsx#FormGuard": FormGuard_4e2a9c7d1b8f4d60a3c5e7f9012b4d68,
  "/admin-ui/record-guard.tsx#RecordGuard": RecordGuard_7f0d2b6a4c8e4b1f9d3a5e7c1b2d4f60,
  "/admin-ui/stage-cell.tsx#StageCell": StageCell_0b6f1f6f7d2a4c0f8f3e5a9c1d2e3f40,
  "/admin-ui/preview-button.tsx#PreviewButton": PreviewButton_c3d6e49f12b04a7b8e5d4c9a31f2e5b6,
  "/admin-ui/audit-view.tsx#AuditView": AuditView_a1f4c27d90b34e5f8c6d2b7e19a0c3d4,
  "/admin-ui/audit-link.tsx#AuditLink": AuditLink_b2e5d38c01a45f6e9d7c3a8f20b1d4e5,
  "/admin-ui/missing-media.tsx#MissingMediaFeatureClient": MissingMediaFeatureClient_5a1d7c3e9b2f4086a1c3e5d7f9b0a2c4,
  "/admin-ui/beijing-time.tsx#BeijingTime": BeijingTime_6b2e8d4f0a1c3e5f7a9b1d3c5e7f9a0b,
  "/admin-ui/session-guard.tsx#SessionGuard": SessionGuard_7c3f9e5a1b2d4f608b0c2e4d6f8a0b1c,
  "/admin-ui/outage-actions.tsx#OutageActions": OutageActions_6e1f0c52b7d94a83a1c5d0e97f3b2a04,
  "/admin-ui/outage-check.tsx#OutageCheck": OutageCheck_6e1f0c52b7d94a83a1c5d0e97f3b2a14,
  "/admin-ui/place-picker.tsx#PlacePicker": PlacePicker_6e1f0c52b7d94a83a1c5d0e97f3b2a24,
  "/admin-ui/outage-links.tsx#OutageLinks": OutageLinks_6e1f0c52b7d94a83a1c5d0e97f3b2a34,
  "/admin-ui/figure-links.tsx#FigureLinks": FigureLinks_6e1f0c52b7d94a83a1c5d0e97f3b2a61,
  "/admin-ui/figure-import-view.tsx#FigureImportView": FigureImportView_6e1f0c52b7d94a83a1c5d0e97f3b2a62,
  "/admin-ui/outage-import-view.tsx#OutageImportView": OutageImportView_6e1f0c52b7d94a83a1c5d0e97f3b2a44,
  "/admin-ui/stock-day-import.tsx#StockDayImport": StockDayImport_6e1f0c52b7d94a83a1c5d0e97f3b2a54,
  "/admin-ui/review-controls.tsx#ReviewBefore": ReviewBefore_4d1b7c9e2a6f4830b5d8c3e7f1a20694,
  "/admin-ui/review-controls.tsx#ReviewPublish": ReviewPublish_4d1b7c9e2a6f4830b5d8c3e7f1a20694,
  "/admin-ui/review-controls.tsx#ReviewUnpublish": ReviewUnpublish_4d1b7c9e2a6f4830b5d8c3e7f1a20694,
  "/admin-ui/review-controls.tsx#ReviewStatus": ReviewStatus_4d1b7c9e2a6f4830b5d8c3e7f1a20694,
  "/admin-ui/review-panels.tsx#ReviewSteps": ReviewSteps_4d1b7c9e2a6f4830b5d8c3e7f1a20694,
  "/admin-ui/review-panels.tsx#ReviewLog": ReviewLog_4d1b7c9e2a6f4830b5d8c3e7f1a20694,
  "/admin-ui/desk.tsx#Desk": Desk_7e2c9d4b1f6a4835a0c3d8e5b7f41296,
  "/admin-ui/tender-chain.tsx#TenderChain": TenderChain_6e1f0c52b7d94a83a1c5d0e97f3b2a04,
  "/admin-ui/tender-check.tsx#TenderCheck": TenderCheck_6e1f0c52b7d94a83a1c5d0e97f3b2a14,
  "/admin-ui/project-number.tsx#ProjectNumber": ProjectNumber_6e1f0c52b7d94a83a1c5d0e97f3b2a24,
  "/admin-ui/review-panels.tsx#ReviewDiff": ReviewDiff_4d1b7c9e2a6f4830b5d8c3e7f1a20694,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
