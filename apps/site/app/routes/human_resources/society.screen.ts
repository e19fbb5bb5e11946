import { jobScreen } from './job-screen.ts';

export const societyJobs = jobScreen('society', '社会招聘');
