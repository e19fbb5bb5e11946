import { SafetyAdvice } from './safety-advice.tsx';

export function SafetyAdviceExamples() {
  return <SafetyAdvice />;
}
