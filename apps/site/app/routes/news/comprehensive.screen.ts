import { newsScreen } from './news-screen.ts';

export const comprehensiveNews = newsScreen('comprehensive', '综合新闻');
