import { APIError, ValidationError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook } from 'payload';

/** The footer of every page opens the PDF of this type (Spec §2, footer). */
export const FOOTER_TYPE_ID = 15;

/** Refuses a number that is no positive integer, a change of number, and the footer's type without its PDF. */
export const checkDisclosureType: CollectionBeforeValidateHook = ({
  data,
  operation,
  originalDoc,
  req,
  collection,
}) => {
  if (!data) return data;
  const errors: { path: string; message: string }[] = [];
  const id: unknown = data.id ?? originalDoc?.id;
  if (operation === 'create' && !(Number.isSafeInteger(Number(id)) && Number(id) > 0)) {
    errors.push({ path: 'id', message: '类别编号应为正整数' });
  }
  if (operation === 'update' && data.id !== undefined && Number(data.id) !== Number(originalDoc?.id)) {
    errors.push({ path: 'id', message: '类别编号一经使用不得更改' });
  }
  const pdf: unknown = data.pdf === undefined ? originalDoc?.pdf : data.pdf;
  if (Number(id) === FOOTER_TYPE_ID && !pdf) {
    errors.push({ path: 'pdf', message: `页脚使用第 ${FOOTER_TYPE_ID} 类的文件，请上传 PDF` });
  }
  const parentId: unknown = data.parentId;
  if (parentId !== undefined && parentId !== null && Number(parentId) === Number(id)) {
    errors.push({ path: 'parentId', message: '上级类别不能是自己' });
  }
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};

/** Refuses to delete the footer's type and any type that records or other types refer to. */
export const keepUsedDisclosureType: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (Number(id) === FOOTER_TYPE_ID) {
    throw new APIError(`第 ${FOOTER_TYPE_ID} 类由页脚使用，不能删除`, 409, null, true);
  }
  const [disclosures, children] = await Promise.all([
    req.payload.count({ collection: 'disclosures', where: { typeId: { equals: id } }, trash: true, req }),
    req.payload.count({ collection: 'disclosure-types', where: { parentId: { equals: id } }, req }),
  ]);
  if (disclosures.totalDocs > 0) {
    throw new APIError(`该类别下还有 ${disclosures.totalDocs} 条公开信息（包括回收站中的），不能删除`, 409, null, true);
  }
  if (children.totalDocs > 0) {
    throw new APIError(`该类别还有 ${children.totalDocs} 个下级类别，不能删除`, 409, null, true);
  }
};
