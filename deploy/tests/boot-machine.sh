# Makes the root folder of the machine that is rehearsed on, and becomes its systemd. Called by machine.ts in new
# namespaces: nothing outside sees these mounts, and nothing outside is written.
#   boot-machine.sh <folder for what is written> <folder with what is handed over, seen as /handed-over>
set -eu
folder=$1 handed=$2 root=$1/root
mount --make-rprivate /
hostname server
mkdir -p "$root"
# On a disk that is itself an overlay (a container's), what is written goes into memory.
if [ "$(stat -f -c %T "$folder")" = overlayfs ]; then mount -t tmpfs tmpfs "$folder"; mkdir -p "$root"; fi
mkdir "$folder/upper" "$folder/work"
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" "$root"
mkdir "$root/handed-over" "$root/before"
mount --bind "$handed" "$root/handed-over"
cd "$root"
# What this machine has of its own does not belong to a fresh one.
for own in home root tmp work opt srv; do
  if [ -d "$own" ]; then mount -t tmpfs tmpfs "$own"; fi
done
# /opt and /root hold a release: on the disk, not in memory.
umount opt 2>/dev/null || true
chmod 1777 tmp
mount -t proc proc proc
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs sys
mkdir -p sys/fs/cgroup
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs dev
for node in null zero full random urandom tty; do
  touch "dev/$node"
  mount --bind "/dev/$node" "dev/$node"
done
mkdir dev/shm dev/pts dev/mqueue
mount -t tmpfs -o mode=1777 tmpfs dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
pivot_root . before
umount -l /before
ip link set lo up
exec env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
  /lib/systemd/systemd --log-target=console --show-status=no --unit=multi-user.target
