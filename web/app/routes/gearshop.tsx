export default function X(){return <p>gearshop</p>}
