export default function X(){return <p>home</p>}
