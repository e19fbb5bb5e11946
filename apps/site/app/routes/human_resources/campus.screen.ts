import { jobScreen } from './job-screen.ts';

export const campusJobs = jobScreen('campus', '校园招聘');
