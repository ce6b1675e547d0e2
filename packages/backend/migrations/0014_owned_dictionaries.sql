ALTER TABLE "pronunciation_dictionaries" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "pronunciation_dictionaries" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pronunciation_dictionaries" ADD CONSTRAINT "pronunciation_dictionaries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Dictionaries of the version before have no owner: all authors of their domain go on changing them.
UPDATE "pronunciation_dictionaries" SET "is_shared" = true;
