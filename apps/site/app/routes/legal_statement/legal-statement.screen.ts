import { columnScreen } from '../../screens/column-screen.ts';

export const legalStatement = columnScreen({
  path: '/legal_statement',
  title: '法律声明',
  key: 'legal_statement',
});
