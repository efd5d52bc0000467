export default function X(){return <p>gear</p>}
