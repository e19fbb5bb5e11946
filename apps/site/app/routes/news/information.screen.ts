import { newsScreen } from './news-screen.ts';

export const informationNews = newsScreen('information', '行业资讯');
