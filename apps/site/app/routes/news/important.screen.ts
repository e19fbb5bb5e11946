import { newsScreen } from './news-screen.ts';

export const importantNews = newsScreen('important', '集团要闻');
