/**
 * Parts of Payload's admin that no option reaches. It shows times in the browser's zone, or the server's where it renders
 * there (payloadcms/payload#5628, #12821), and a form that Back led to loses what is typed at once (#18220). Of the others
 * no report was found: it says in the dialog of a locked record an e-mail address that our accounts do not have, or a
 * number; cuts messages at a colon; leaves out a level of headings; names a version by its number; offers nothing but to
 * reload when a record was saved meanwhile; splits 3分钟前 with spaces; names the tools of a table, its messages, and what
 * screen readers say of what is dragged in English; gives choices, the buttons above a text and the text no names for
 * screen readers; and makes Back from a list useless.
 *
 * A loader of Turbopack: JavaScript, because the build reads it without a compiler. A part that Payload has changed ends
 * the build, so that nobody finds out from a wrong time.
 */

const ZONE = '"Asia/Shanghai"';
/** A lock's dialog names its day and time as every other place does. */
const LOCK_FORMAT = `new Intl.DateTimeFormat("sv-SE",{timeZone:${ZONE},dateStyle:"short",timeStyle:"short"})`;

/** What the editor's menus say in English, whatever the language of the admin. */
const words = (table) =>
  Object.entries(table).map(([english, chinese]) => [new RegExp(`"${english}"`), `"${chinese}"`]);

/** By the end of a file's path: what is searched, and what stands in its place. */
export const PATCHES = {
  '@payloadcms/ui/dist/exports/client/index.js': [
    [/(=new \w+\(new Date\(\w+\))(\);if\(\w+\)\{let \w+=\w+\.tz\()/, `$1,${ZONE}$2`],
    [/new Intl\.DateTimeFormat\("en-US",\{day:"numeric",hour:"numeric",hour12:!0[^}]*\}\)/, LOCK_FORMAT],
    [/\((\w+)\)\?\1\.email\?\?\1\.id:`/, '($1)?$1.name??$1.username??$1.id:`'],
    [/\((\w+)\)\?\1\.email\?\?\1\.id:\w+\("general:anotherUser"\)/, '($1)?$1.name??$1.username??"":"其他人"'],
    // Three dots are all that the menu of a record has for a name.
    [/(\w\("div",\{className:`\$\{\w+\}__dots`,)(children:)/, '$1role:"img","aria-label":"更多操作",$2'],
    // The pointer showed the English name of a box's field; the boxes of a list's rows had no name at all.
    [
      /\{"aria-label":"",("aria-labelledby":(\w+),checked:[^}]*,id:(\w+),[^}]*),title:\w+(,type:"checkbox"\})/,
      '{"aria-label":$3==="select-all"?"全选":$2?void 0:"选择这一条",$1$4',
    ],
    // So had the arrows between the pages of a list.
    [
      /(\{direction:(\w+)="right",isDisabled:\w+=!1,updatePage:\w+\}=\w+,\w+=\[[^\]]*\]\.filter\(Boolean\)\.join\(" "\);return \w+\("button",\{)/,
      '$1"aria-label":$2==="left"?"上一页":"下一页",',
    ],
    // A list that is opened by its address writes its query there before Next watches the history, and so takes away what
    // Next had noted: Back to it changed the address and left the record on the screen.
    [
      /window\.history\.replaceState\(null,"",(\w+)\)/,
      '((h,s)=>{h.replaceState(null,"",$1);h.state||h.replaceState(s,"")})(window.history,window.history.state)',
    ],
    // The list of messages, and their button, are named in English for screen readers.
    [/"Close toast"/, '"关闭消息"'],
    [/(\{className:"payload-toast-container",)/, '$1containerAriaLabel:"消息",'],
    // admin-ui/record-guard.tsx compares both texts.
    [
      /(\w+\?\.isStale&&!\w+&&\w+\.current===\w+)(&&|\)\{?)\w+\(!0\)/,
      '$1$2window.dispatchEvent(new Event("record-is-stale"))',
    ],
    // A change is asked about a moment later. An answer to an earlier one in that moment made it forget to: an added row
    // stayed without fields, until the next change.
    [
      /(case"MERGE_SERVER_STATE":\{let\{acceptValues:\w+,prevStateRef:(\w+),[^}]*\}=\w+,(\w+)=\w+\(\{[^}]*currentState:(\w+)\|\|\{\}[^}]*\}\);return )\2\.current=\3,/,
      '$1$2.current===$4&&($2.current=$3),',
    ],
    // Back and Forward refresh a form a moment after it is shown. The answer replaced what was typed in that moment
    // (payloadcms/payload#18220).
    [
      /(\[(\w+),\w+\]=\w+\(!1\),\w+=\w+\(\w+=>\{\w+\.current&&\(\w+\.current=!0\),\w+\(\w+\)\},\[\]\)[^]{1,20000}?\w+\(\(\)=>\{)(\w+&&\(\w+\.current=\{\.\.\.\w+\},\w+\(\{type:"REPLACE_STATE",optimize:!1,sanitize:!0)/,
      '$1!$2&&$3',
    ],
    // date-fns writes 大约 1 小时, which splits 大约1小时前.
    [
      /(\(\{date:\w+,i18n:(\w+)\}\)=>\{let (\w+)=typeof \w+=="string"\?new Date\(\w+\):\w+;return \2\?\.dateFNS\?\w+\(\3,\{locale:\2\.dateFNS\}\))(:)/,
      '$1.replaceAll(" ","")$4',
    ],
    // A choice had no name for screen readers: its label is for the box around it. The field it stands in has the words.
    [
      /(\.\.\.(\w+),"aria-activedescendant":void 0)\}/,
      '$1,innerRef:e=>{let r=$2.innerRef;typeof r=="function"?r(e):r&&(r.current=e);' +
        'let l=e?.closest(".field-type")?.querySelector(".field-label");' +
        'l&&!$2["aria-label"]&&e.setAttribute("aria-label",l.textContent.replace(/\\s*\\*$/,""))}}',
    ],
    // Its arrow is hidden from them and was a stop of Tab that said nothing.
    [
      /(\w\("button",\{className:\w+,ref:\w+,\.\.\.\w+,)(onKeyDown:\w+=>\{\w+\.key==="Enter"&&\(\w+\.key=" "\)\})/,
      '$1tabIndex:-1,$2',
    ],
    // 搜索标题、摘要或来源, and 所有新闻
    [/`(\$\{\w+\}) (\$\{\w+\("general:or"\)\}) (\$\{\w+\(\w+,\w+\)\}`:`\$\{\w+\}), /, '`$1$2$3、'],
    [/(`\$\{\w+\("general:all"\)\}) (\$\{)/, '$1$2'],
    [/(children:\[\w+\("general:all"\),)" "/, '$1""'],
    // A list of rows and a group were headings of the third level under the page's first one.
    [/(__header-content`,children:\[\w+\()"h3"(,\{className:`\$\{\w+\}__title`)/, '$1"h2"$2'],
    [/(\w+\(\w+,\{CustomComponent:\w+,Fallback:\w+\()"h3"(,\{className:`\$\{\w+\}__title`)/, '$1"h2"$2'],
    // A message was cut at its first colon, as an English list of fields is: 08:30 became 08: 30, and commas made a list.
    [/(function \w+\((\w+)\)\{let )(\w+)=\2\.indexOf\(":"\)(,\w+=\3>=0\?\2\.slice\(0,\3\))/, '$1$3=-1$4'],
    // The message of a save that did not reach the server was the browser's own: Failed to fetch.
    [
      /(console\.error\("Error submitting form",(\w+)\)(?:,\w+\(![01]\))+,\w+\()\2\.message\)/,
      '$1$2 instanceof TypeError?"没有连上服务器，内容没有保存，仍在本页。请稍后再保存。":$2.message)',
    ],
    [/413:"Your request was too large to submit successfully\."/, '413:"内容或文件过大，没有保存，仍在本页。"'],
    // 第 1–20 条，共 27 条: Payload wrote 1-20 共 27.
    [
      /(__page-info`,children:\[)(\w+\.page\*\w+\.limit-\(\w+\.limit-1\)),"-",([^\]]{1,120}?)," ",\w+\.t\("general:of"\)," ",(\w+\.totalDocs)\]/,
      '$1"第 ",$2,"–",$3," 条，共 ",$4," 条"]',
    ],
    // A list's filter by a time: the picker knows the browser's zone alone. Of a day it makes noon of UTC, everywhere.
    [
      /(\{\.\.\.(\w+),displayFormat:\w+,onChange:)(\w+)(,placeholder:[^}]{1,60},readOnly:\w+,value:)(\w+)\}/,
      '$1v=>$3(v&&$2?.pickerAppearance==="dayAndTime"?new Date(+v-(v.getTimezoneOffset()+480)*6e4):v)$4' +
        '$5&&$2?.pickerAppearance==="dayAndTime"?new Date(+new Date($5)+(new Date($5).getTimezoneOffset()+480)*6e4).toISOString():$5}',
    ],
  ],
  '@payloadcms/ui/dist/exports/shared/index.js': [
    [/(=new \w+\(new Date\(\w+\))(\);if\(\w+\)\{let \w+=\w+\.tz\()/, `$1,${ZONE}$2`],
  ],
  '@payloadcms/ui/dist/utilities/formatDocTitle/formatDateTitle.js': [
    [/(const theDate = new TZDate\(new Date\(date\))(\);)/, `$1, ${ZONE}$2`],
  ],
  '@payloadcms/richtext-lexical/dist/exports/client/index.js': [
    // The buttons above the text are pictures alone; so is the text itself for a screen reader.
    [
      /(\{className:\w+,"data-button-key":(\w+)\.key,)/,
      '$1...(n=>n?{"aria-label":n,title:n}:{})({bold:"加粗",italic:"斜体",underline:"下划线",strikethrough:"删除线",' +
        'subscript:"下标",superscript:"上标",link:"链接",indentIncrease:"增加缩进",indentDecrease:"减少缩进"}[$2.key]),',
    ],
    [/`\$\{(\w+)\} dropdown`/, '({add:"插入",text:"文字样式",align:"对齐"})[$1]??"更多格式"'],
    ...words({
      'Delete column': '删除列',
      'Delete row': '删除行',
      'Delete table': '删除表格',
      'Merge cells': '合并单元格',
      'Unmerge cells': '拆分单元格',
      'Toggle First Column Freeze': '固定首列（开关）',
      'Toggle Row Striping': '隔行底色（开关）',
      'Add Column': '添加列',
      'Add Row': '添加行',
      'Edit link': '编辑链接',
      'Remove link': '移除链接',
    }),
    [/"Insert ",(\w+)\.rows===1\?"row":`\$\{\w+\.rows\} rows`," above"/, '`在上方插入 ${$1.rows} 行`'],
    [/"Insert ",(\w+)\.rows===1\?"row":`\$\{\w+\.rows\} rows`," below"/, '`在下方插入 ${$1.rows} 行`'],
    [/"Insert ",(\w+)\.columns===1\?"column":`\$\{\w+\.columns\} columns`," ","left"/, '`在左侧插入 ${$1.columns} 列`'],
    [
      /"Insert ",(\w+)\.columns===1\?"column":`\$\{\w+\.columns\} columns`," ","right"/,
      '`在右侧插入 ${$1.columns} 列`',
    ],
    [/"Remove":"Add"," ","row header"/, '"取消":"设为"," ","行标题"'],
    [/"Remove":"Add"," ","column header"/, '"取消":"设为"," ","列标题"'],
  ],
  '@payloadcms/richtext-lexical/dist/exports/client/Field-YZR46UCY.js': [
    [/(\{"aria-placeholder":\w+\("lexical:general:placeholder"\),)/, '$1ariaLabel:"正文",'],
    ...words({
      'Add block': '添加内容',
      'Drag to move': '拖动以移动',
      'Insert Paragraph': '插入段落',
    }),
  ],
  // What a screen reader says of what can be dragged, of which Payload sets nothing.
  '@dnd-kit/core/dist/core.esm.js': [
    [/"\\n {4}To pick up a draggable item[^"]*"/, '"按空格键拿起；用方向键移动，再按空格键放下，按 Esc 取消。"'],
    [/"Picked up draggable item " \+ active\.id \+ "\."/, '"已拿起"'],
    [/"Draggable item " \+ active\.id \+ " was moved over droppable area " \+ over\.id \+ "\."/, '"已移到新的位置"'],
    [/"Draggable item " \+ active\.id \+ " is no longer over a droppable area\."/, '"已移出"'],
    [/"Draggable item " \+ active\.id \+ " was dropped over droppable area " \+ over\.id/, '"已放下"'],
    [/"Draggable item " \+ active\.id \+ " was dropped\."/, '"已放下"'],
    [/"Dragging was cancelled\. Draggable item " \+ active\.id \+ " was dropped\."/, '"已取消，放回原处"'],
  ],
  '@payloadcms/next/dist/views/Dashboard/Default/ModularDashboard/DashboardStepNav.js': [
    [/(className: "dashboard-breadcrumb-select",)/, '$1 "aria-label": "首页的排列",'],
  ],
  '@payloadcms/next/dist/views/Versions/index.client.js': [
    [
      /(__page-info`,\n\s*children: \[)(data\.page \* data\.limit - \(data\.limit - 1\)), "-", ([^\]]{1,120}?), " ", i18n\.t\("general:of"\), " ", (data\.totalDocs)\]/,
      '$1"第 ", $2, "–", $3, " 条，共 ", $4, " 条"]',
    ],
  ],
  '@payloadcms/next/dist/views/Versions/buildColumns.js': [
    [/Label: t\('version:versionID'\)/, "Label: '保存者'"],
    [/id: doc\.id\n(\s*\}, i\))/, "id: doc.version?.savedBy || '系统'\n$1"],
  ],
  '@payloadcms/next/dist/views/Version/RenderFieldsToDiff/DiffCollapser/index.js': words({
    Expand: '展开',
    Collapse: '收起',
  }),
};

/** @param {string} source @param {string} file @returns {string} */
export function patch(source, file) {
  const patches = Object.entries(PATCHES).find(([end]) => file.replaceAll('\\', '/').endsWith(end))?.[1] ?? [];
  return patches.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text))
      throw new Error(`${file} has nothing like ${pattern}: see upstream-fixes/payload-admin.mjs`);
    return text.replace(pattern, replacement);
  }, source);
}

/** @this {{ resourcePath: string }} @param {string} source @returns {string} */
// oxlint-disable-next-line import/no-default-export -- what a loader is
export default function load(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- how a loader learns the file
  return patch(source, this.resourcePath);
}
