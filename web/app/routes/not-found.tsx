export default function X(){return <p>not-found</p>}
