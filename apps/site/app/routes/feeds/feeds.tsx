export default function Feeds() {
  return <h1>数据订阅</h1>;
}
