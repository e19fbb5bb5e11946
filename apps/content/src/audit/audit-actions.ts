/** What the audit trail knows of: the stored word of each action, and what the administrator reads. */
export const AUDIT_ACTIONS = {
  create: '新建',
  draft: '保存草稿',
  save: '修改',
  publish: '发布',
  plan: '计划变更',
  urgent: '应急发布',
  pastSteps: '越过审核发布',
  submit: '提交审核',
  approve: '审核通过',
  return: '退回',
  withdraw: '撤下',
  unpublish: '改回草稿',
  restore: '恢复旧版本',
  delete: '删除',
  trash: '移入回收站',
  untrash: '移出回收站',
  signIn: '登录',
  signOut: '退出登录',
  signInFailed: '登录失败',
  lockOut: '登录受限',
  password: '修改密码',
  role: '权限变更',
  export: '导出操作记录',
  guard: '重建防改保护',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Actions that an auditor must not overlook; the view shows them in red. */
export const ALARMING: ReadonlySet<string> = new Set<AuditAction>(['pastSteps', 'guard']);

/** Who saves without being signed in: a command, the server itself. */
export const SCRIPT = '服务器/脚本';
