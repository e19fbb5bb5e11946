/** What Payload's admin says of the bin, in the words of our desk: it calls it 垃圾箱 in one place and 回收站 in another. */
export const binWords = {
  general: {
    aboutToPermanentlyDeleteTrash: '将从回收站中永久删除 <0>{{count}}</0> 条<1>{{label}}</1>，不能再恢复。',
    aboutToRestoreAsDraft: '“<1>{{title}}</1>”将恢复为草稿，不会自动发布。',
    aboutToRestoreAsDraftCount: '{{count}} 条{{label}}将恢复为草稿，不会自动发布。',
    aboutToTrash: '“<1>{{title}}</1>”将移入回收站：已发布的立即从网站上消失，30 天内可以恢复为草稿。',
    aboutToTrashCount: '{{count}} 条{{label}}将移入回收站：已发布的立即从网站上消失，30 天内可以恢复为草稿。',
    deletedAt: '删除时间',
    documentIsTrashed: '这条{{label}}在回收站中，只能阅读；恢复后是草稿。',
    emptyTrash: '清空回收站',
    emptyTrashLabel: '清空{{label}}的回收站',
    noTrashResults: '回收站中没有{{label}}。',
    restoredCountSuccessfully: '已恢复 {{count}} 条{{label}}，都是草稿。',
    titleRestored: '“{{title}}”已恢复为草稿。',
    titleTrashed: '“{{title}}”已移入回收站。',
    trash: '回收站',
    trashedCountSuccessfully: '已将 {{count}} 条{{label}}移入回收站。',
  },
} as const;
